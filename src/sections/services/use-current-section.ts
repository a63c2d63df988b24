import { useEffect, useState } from "react";

/** A line across the window, a third from its top: what lies on it is what is read. */
const READING_LINE = "-33% 0px -66% 0px";

/** The id of the section that is being read, of those named; nothing while it is none of them. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const list = ids.join(" ");
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          setCurrent((known) => (isIntersecting ? target.id : known === target.id ? undefined : known));
        }
      },
      { rootMargin: READING_LINE },
    );
    for (const id of list.split(" ")) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => {
      observer.disconnect();
    };
  }, [list]);
  return current;
}

/**
 * Takes into the contact form what the link that led here already said: `?service=`, `?package=`, `?intent=`.
 * What a visitor has typed or chosen is never replaced. Fields keep what they got in `data-prefilled`, by which it is
 * told from what was typed.
 *
 * This runs twice: as an inline script right behind the form, before anything is painted and without React, and
 * again when a visitor comes here from another page of the site. It is turned into text for the first, so it must
 * not use anything outside itself.
 */
export function prefillEnquiry(): void {
  const form = document.querySelector<HTMLFormElement>("form[data-enquiry]");
  const select = form?.querySelector<HTMLSelectElement>("select[name=service]");
  const message = form?.querySelector<HTMLTextAreaElement>("textarea[name=message]");
  const enquiry = new URLSearchParams(window.location.search);
  const service = enquiry.get("service");
  const pack = enquiry.get("package");
  const intent = enquiry.get("intent");
  if (!form || !select || !message) return;
  const fill = (control: HTMLSelectElement | HTMLTextAreaElement, value: string) => {
    // Firefox has put back by now what stood here before a reload, also what came from the link.
    if (!control.value || control.value === value) control.dataset.prefilled = control.value = value;
  };
  let title = "";
  if (service) {
    // What is none of the choices is the last of them, which is for everything else.
    let choice = select.options[select.options.length - 1]?.value ?? "";
    Array.prototype.forEach.call(select.options, (option: HTMLOptionElement) => {
      const titles = JSON.parse(option.dataset.services ?? "{}") as Record<string, string>;
      // An address may say `toString`, which every object has. Object.hasOwn is younger than some browsers.
      const own = Object.prototype.hasOwnProperty.call(titles, service) ? titles[service] : undefined;
      if (option.value === service || own) choice = option.value;
      if (own) title = own;
    });
    fill(select, choice);
  }
  const openings = JSON.parse(form.dataset.enquiry ?? "{}") as Record<string, string>;
  const opening = openings[intent === "quote" || intent === "proposal" ? intent : pack ? "package" : ""];
  const name = pack ?? (title || (openings.project ?? ""));
  // By a function: in a text to put in, `$&` would mean something else.
  if (opening) fill(message, `${opening.replace("{name}", () => name)}\n\n`);
}

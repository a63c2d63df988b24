import { type ReactNode, useLayoutEffect } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { words } from "../lib/words";
import { Footer } from "./Footer";
import { Notifications } from "./Notifications";
import { TipProvider } from "./Tip";
import { TopBar } from "./TopBar";
import { UnexpectedError } from "./UnexpectedError";
import { useClosingModals } from "./use-modal";

interface Props {
  /** Address of the page shown, without the site's prefix. */
  readonly path: string;
  readonly children: ReactNode;
}

/** What stands around every page. A page that fails leaves the bar and the foot usable. */
export function Layout({ path, children }: Props) {
  useLayoutEffect(() => {
    // The style sheet leaves to scripts what it did without them (the dropdown's delays).
    document.documentElement.dataset.hydrated = "";
  }, []);
  useClosingModals(path);
  return (
    <TipProvider>
      <a className="skip-link screen-only" href="#main">
        {words.frame.skip}
      </a>
      <TopBar path={path} />
      <main id="main" tabIndex={-1} data-behind-menu>
        <ErrorBoundary FallbackComponent={UnexpectedError} resetKeys={[path]}>
          {children}
        </ErrorBoundary>
      </main>
      <Footer />
      <Notifications />
    </TipProvider>
  );
}

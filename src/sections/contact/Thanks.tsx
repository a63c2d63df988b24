/** By this name an address leads to the thanks. */
const SENT = "sent";

interface Props {
  readonly text: string;
  /** Whether there is something newer to tell. */
  readonly isPast: boolean;
}

/** Where a browser without JavaScript is led when its message was taken. Until then nobody sees it. */
export function Thanks({ text, isPast }: Props) {
  if (isPast) return null;
  return (
    <p className="contact-hero__hint stack strong" id={SENT} data-outcome="sent" hidden>
      {text}
    </p>
  );
}

/** Takes the thanks for the last message out of the address, so that a reload does not bring them back. */
export function leaveThanks(): void {
  if (location.hash !== `#${SENT}`) return;
  const address = new URL(location.href);
  address.hash = "";
  address.searchParams.delete("reference");
  history.replaceState(history.state, "", address);
}

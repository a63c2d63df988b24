/**
 * Takes into the contact form what the link that led here already said: `?service=`, `?package=`, `?intent=`.
 * What a visitor has typed or chosen is never replaced.
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
  let title = "";
  if (service) {
    let choice = "other";
    Array.prototype.forEach.call(select.options, (option: HTMLOptionElement) => {
      const titles = JSON.parse(option.dataset.services ?? "{}") as Record<string, string>;
      if (option.value === service || titles[service]) choice = option.value;
      if (titles[service]) title = titles[service];
    });
    if (!select.value) select.value = choice;
  }
  const openings = JSON.parse(form.dataset.enquiry ?? "{}") as Record<string, string>;
  const opening = openings[intent === "quote" || intent === "proposal" ? intent : pack ? "package" : ""];
  if (opening && !message.value) {
    message.value = `${opening.replace("{name}", pack ?? (title || (openings.project ?? "")))}\n\n`;
  }
}

import "./preferences";
import CMS from "@sveltia/cms";
import { openContentScreen } from "./content-screen";
import { forgetFolder } from "./forget-folder";
import { readAgain, ServedProject } from "./handles";

/**
 * The CMS asks which folder it is to open. There is only one here. It first looks whether somebody has signed in before,
 * and takes the Git host if nobody has: the choice is made after that.
 */
function chooseFolder(): void {
  const observer = new MutationObserver(() => {
    const choice = document.querySelector<HTMLButtonElement>(".buttons button");
    if (!choice) return;
    observer.disconnect();
    setTimeout(() => {
      choice.click();
    });
  });
  observer.observe(document.body, { childList: true, subtree: true });
}

Reflect.set(window, "showDirectoryPicker", () => Promise.resolve(new ServedProject()));
CMS.registerEventListener({ name: "postSave", handler: readAgain });
void openContentScreen(async () => {
  await forgetFolder();
  chooseFolder();
});

import CMS from "@sveltia/cms";
import type { Content } from "../changes/kept-address";
import { beforeCommit } from "./before-commit";
import { openContentScreen } from "./content-screen";

/** What the CMS is about to save, as far as it is asked here. */
interface Saved {
  get: ((key: "path") => string) & ((key: "data") => { toJS: () => Content });
  setIn: (path: readonly string[], value: unknown) => Saved;
}

void openContentScreen(({ content = {}, agency }, titles) => {
  CMS.registerEventListener({
    name: "preSave",
    handler: (saved) => {
      const entry = saved.entry as Saved;
      const given = entry.get("data").toJS();
      const own = beforeCommit(entry.get("path").replace(/^data\//, ""), given, { content, titles, agency });
      return own === given ? undefined : (entry.setIn(["data", "slug"], own.slug) as typeof saved.entry);
    },
  });
});

import { ContentFolder } from "../../src/server/content-folder";
import { editorServer } from "../../src/server/editor-server";
import { Guard } from "../../src/server/guard";

/* A server that saves, as a process that can be killed: node saving-server.ts FOLDER PORT TOKEN */

const [folder = "", port = "", token = ""] = process.argv.slice(2);
const server = editorServer(
  new ContentFolder(folder, () => Promise.resolve([])),
  new Guard(`http://localhost:${port}`, token),
  { assets: new Map(), policy: "" },
);
void server.listen({ host: "localhost", port: Number(port) }).then(() => {
  console.log("listens");
});

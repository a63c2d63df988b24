import { withScratchFolder } from "../../../src/bench/mail/scratch-folder";

/** Makes a folder in that of its first argument, says so, and works in it until it is interrupted. */
void withScratchFolder(process.argv[2] ?? "", async () => {
  console.log("there");
  await new Promise((done) => setTimeout(done, 60_000));
});

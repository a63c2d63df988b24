import { resolve } from "node:path";
import { moreDiskThreads } from "../disk-threads";
import { serve } from "./serving";

/** `npm run serve`: serves the site that was built last. */
moreDiskThreads();
void serve(resolve("public"));

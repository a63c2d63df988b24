import { resolve } from "node:path";
import { serve } from "./serving";

/** `npm run serve`: serves the site that was built last. */
void serve(resolve("public"));

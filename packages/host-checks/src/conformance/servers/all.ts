import type { Host } from "../host";
import { apacheServer } from "./apache";
import { caddyServer } from "./caddy";
import { nginxServer } from "./nginx";
import { ownServer } from "./own-server";

/** Servers that a machine can have installed, and this project's own. */
export const HOSTS: readonly Host[] = [nginxServer, apacheServer, caddyServer, ownServer];

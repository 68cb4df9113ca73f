import {
  PREPARED,
  openPglite
} from "./chunk-L7RDBG65.js";
import "./chunk-PQ3OCLEH.js";

// src/prepare.ts
import { writeFileSync } from "fs";
import { join } from "path";
import { PGlite } from "@electric-sql/pglite";
var lite = new PGlite();
var store = await openPglite(lite);
var dump = await lite.dumpDataDir("gzip");
writeFileSync(join(import.meta.dirname, PREPARED), Buffer.from(await dump.arrayBuffer()));
await store.close();
//# sourceMappingURL=prepare.js.map
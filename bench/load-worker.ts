/** The thread of `load`: generates, and tells the rate. */
import { parentPort, workerData } from "node:worker_threads";
import { generate } from "./load.ts";

parentPort?.postMessage(await generate(workerData));

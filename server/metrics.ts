import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Versions } from "#app/database/versions.server.ts";
import type { PageCache } from "./answering/stored/page-cache.ts";

export type Metrics = {
  type: string;
  text(): Promise<string>;
  answered(kind: string, status: number, seconds: number): void;
};

/**
 * Prometheus text (contract.md, 1): the process, requests by kind and status, the page cache. Which versions run stands here and not
 * in `/healthz`: it is for whoever keeps the site, not for whoever looks for one with a known hole.
 */
export function openMetrics(cache: PageCache, versions?: Versions): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  if (versions)
    new Gauge({
      name: "jigger_info",
      help: "Which versions run",
      labelNames: Object.keys(versions),
      registers: [registry],
    }).set(versions, 1);
  const seconds = new Histogram({
    name: "http_request_seconds",
    help: "Time to answer a request that the page cache could not answer",
    labelNames: ["kind", "status"],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
    registers: [registry],
  });
  new Counter({
    name: "page_cache_hits_total",
    help: "Requests answered by the page cache",
    registers: [registry],
    collect() {
      this.reset();
      this.inc(cache.hits);
    },
  });
  new Gauge({
    name: "page_cache_stored_total",
    help: "Answers put into the page cache",
    registers: [registry],
    collect() {
      this.set(cache.misses);
    },
  });
  return {
    type: registry.contentType,
    text: () => registry.metrics(),
    answered: (kind, status, time) => seconds.observe({ kind, status: `${Math.floor(status / 100)}xx` }, time),
  };
}

/** How programs that read pages for nobody call themselves, for the most part. */
export const robot = /bot\b|crawl|spider|slurp|preview|monitor|headless|lighthouse|^curl|^wget|python-|go-http/i;

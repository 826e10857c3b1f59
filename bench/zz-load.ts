import { load } from "./load.ts";
for (let i=0;i<2;i++) console.log(process.argv[2], await load({ url: `http://127.0.0.1:3871${process.argv[2]}`, headers: { "accept-encoding": "gzip", cookie: "session=none" }, seconds: 12, connections: 10, pipelining: 1 }));
process.exit(0);

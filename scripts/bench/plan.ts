/**
 * What a day of a site with 300 posts, 1,000 pictures, 3,000 subscribers and 2,000 readers uses of each allowance of Cloudflare's
 * free plan, counted by the local database and the calls of the whole Worker: `npm run bench -- plan`, about two minutes.
 */
import { runTests } from "../../testing/proofs/run-tests.ts";

runTests(["testing/plan-day.test.ts"], { SEEDS: "2" }, ["--project=workerd", "--silent=false"]);

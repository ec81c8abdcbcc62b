import { beforeEach, describe, expect, it, vi } from "vitest";
import { declinedTopics, mailQuota, subscribers, topics } from "#db/schema.ts";
import { testOwner, testServices } from "#testing/services.ts";
import { isRefused } from "../../outcome.ts";
import { parse } from "../../parse.ts";
import { signToken } from "../../tokens/token.server.ts";
import { subscribe } from "../subscribe.server.ts";
import { unsubscribe } from "../subscription.server.ts";
import { addSubscriber } from "../subscribers.server.ts";
import { chooseLetters, findOwnSubscription } from "./choosing.server.ts";
import { topicChoiceInput, topicInput } from "./topic.ts";
import { addTopic, countTopics, deleteTopic, renameTopic } from "./topics.server.ts";

let { services, world } = testServices();
let owner = testOwner(services);
const email = "reader@pond.example";

beforeEach(async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  ({ services, world } = testServices());
  owner = testOwner(services);
  const { db } = services;
  await db.batch([db.delete(subscribers), db.delete(topics), db.delete(mailQuota)]);
});

async function add(name: string) {
  world.now = new Date(world.now.getTime() + 1000);
  const topic = await addTopic(services, owner, { name });
  if (isRefused(topic)) throw new Error(topic.message);
  return topic;
}
async function reader() {
  const subscriber = await addSubscriber(services, owner, email);
  if (isRefused(subscriber)) throw new Error(subscriber.message);
  return signToken(services.secret, "unsubscribe", subscriber.id);
}
const wanted = async (token: string) =>
  (await findOwnSubscription(services, token))?.topics.flatMap(({ name, isWanted }) =>
    isWanted ? [name] : [],
  );

describe("the owner's topics", () => {
  it("take any words and emoji once, however they are written", async () => {
    await add("Prints 🐸");
    expect(await addTopic(services, owner, { name: "ｐｒｉｎｔｓ 🐸" })).toMatchObject({
      code: "topic_taken",
    });
    expect(await countTopics(services, owner)).toMatchObject([{ name: "Prints 🐸", readers: 0 }]);
  });

  it.each([[""], ["  "], ["\u200B"], ["x".repeat(61)], ["a\u0007b"]])("refuse the name %j", (name) => {
    expect(isRefused(parse(topicInput, { name }))).toBe(true);
  });

  it("refuse a rename from a window that shows an older name, and a name that is taken", async () => {
    const topic = await add("Essays");
    await add("Prints");
    const rename = (name: string, before: string) => renameTopic(services, owner, topic.id, { name, before });
    expect(await rename("Texts", "Essays")).toMatchObject({ name: "Texts" });
    expect(await rename("Words", "Essays")).toMatchObject({ code: "changed_elsewhere" });
    expect(await rename("PRINTS", "Texts")).toMatchObject({ code: "topic_taken" });
    expect(await renameTopic(services, owner, "none", { name: "x", before: "y" })).toBeNull();
  });
});

describe("a reader's choice", () => {
  it("begins with every topic, also with those that come later", async () => {
    const token = await reader();
    const essays = await add("Essays");
    await add("Prints");
    expect(await wanted(token)).toEqual(["Essays", "Prints"]);
    await chooseLetters(services, token, { offered: [essays.id], chosen: [] });
    await add("Shop");
    expect(await wanted(token)).toEqual(["Prints", "Shop"]);
    await chooseLetters(services, token, { offered: [essays.id], chosen: [essays.id] });
    expect(await wanted(token)).toEqual(["Essays", "Prints", "Shop"]);
  });

  it("passes over topics that do not exist, and goes with a topic that is deleted", async () => {
    const token = await reader();
    const essays = await add("Essays");
    await chooseLetters(services, token, { offered: ["none", essays.id], chosen: ["none"] });
    expect(await services.db.$count(declinedTopics)).toBe(1);
    expect(await deleteTopic(services, owner, essays.id)).toBe(true);
    expect(await services.db.$count(declinedTopics)).toBe(0);
    expect(await deleteTopic(services, owner, essays.id)).toBe(false);
  });

  it("is nobody's by a link that is forged, cut short or for something else", async () => {
    const token = await reader();
    const other = await signToken(services.secret, "confirm", "x");
    for (const bad of [token.slice(0, -1), `${token}x`, other, "", "💌"]) {
      expect(await findOwnSubscription(services, bad)).toBeNull();
      expect(await chooseLetters(services, bad, { offered: [], chosen: [] })).toBe(false);
    }
    expect(isRefused(parse(topicChoiceInput, { offered: Array(500).fill("x"), chosen: [] }))).toBe(true);
  });

  it("cannot be made after leaving", async () => {
    const token = await reader();
    const essays = await add("Essays");
    await unsubscribe(services, token);
    expect(await chooseLetters(services, token, { offered: [essays.id], chosen: [] })).toBe(false);
    expect(await services.db.$count(declinedTopics)).toBe(0);
  });

  it("can be made while subscribing, and a stranger's form changes nothing for a confirmed reader", async () => {
    const [essays, prints] = [await add("Essays"), await add("Prints")];
    const choice = { offered: [essays.id, prints.id], chosen: [prints.id] };
    await subscribe(services, "203.0.113.7", { email, topics: choice });
    await Promise.all(world.background);
    const [row] = await services.db.select().from(subscribers);
    const token = await signToken(services.secret, "unsubscribe", row?.id ?? "");
    expect(await wanted(token)).toEqual(["Prints"]);
    await services.db.update(subscribers).set({ state: "confirmed" });
    await subscribe(services, "203.0.113.7", { email, topics: { ...choice, chosen: [] } });
    expect(await wanted(token)).toEqual(["Prints"]);
  });
});

import { expect, test } from "vitest";
import { sceneViewBox } from "#drawing/shape.ts";
import { drawPicture } from "./draw-picture.ts";
import { pictureNames, pictureViewBox, schemes } from "./pictures.ts";

test("a picture names the colors of its scheme as they are, since no rule need reach into an image", () => {
  for (const name of pictureNames) {
    const [light = "", dark = ""] = schemes.map((scheme) => drawPicture(name, scheme));
    for (const picture of [light, dark]) {
      expect(picture, name).toMatch(/="#\w{6}"/u);
      expect(picture, name).not.toMatch(/var\(|currentColor|<style|undefined/u);
    }
    expect(light.replaceAll(/#\w{6}/gu, ""), name).toBe(dark.replaceAll(/#\w{6}/gu, ""));
    expect(light, name).not.toBe(dark);
  }
});

test("the frame of a scene is known without its drawing", () => {
  expect(pictureViewBox("root")).toBe(sceneViewBox);
});

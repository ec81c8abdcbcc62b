import {
  CanvasTexture,
  LatheGeometry,
  Mesh,
  MeshStandardMaterial,
  RepeatWrapping,
  SRGBColorSpace,
  Vector2,
} from "three";
import { randomFrom } from "@toadstool/stage";
import { half, plate, plateHeight } from "./terrain.ts";

const inks = { paper: "#f7efe0", pink: "#ff4f8b", violet: "#7a4dff" };
/** The whole rim shows the pattern so many times. */
const times = 6;

/** A plate of thick china with a rim printed in two inks, not quite in register. */
export function potPlate(seed: number): Mesh {
  const inner = Array.from({ length: 24 }, (_, n) => {
    const radius = 0.01 + ((plate.lip - 0.01) * n) / 23;
    return new Vector2(radius, plateHeight(radius) - 0.006);
  });
  const lip = Array.from({ length: 9 }, (_, n) => {
    const angle = Math.PI / 2 - (Math.PI * n) / 8;
    return new Vector2(plate.lip + 0.045 * Math.cos(angle), plate.rise - 0.05 + 0.045 * Math.sin(angle));
  });
  const under = [new Vector2(1.9, -0.05), new Vector2(1.5, -0.12), new Vector2(0.01, -0.12)];
  // A lathe turns a line that goes upwards inside out.
  const geometry = new LatheGeometry([...inner, ...lip, ...under].toReversed(), 96);
  const radii = geometry.getAttribute("position");
  const places = geometry.getAttribute("uv");
  for (let at = 0; at < places.count; at++) {
    const radius = Math.hypot(radii.getX(at), radii.getZ(at));
    places.setXY(
      at,
      places.getX(at) * times,
      radii.getY(at) < plate.rise * 0.01 - 0.02 ? 0 : (radius - 1.6) / 0.9,
    );
  }
  const china = new MeshStandardMaterial({ map: printedRim(seed), roughness: 0.2, envMapIntensity: 0.8 });
  china.onBeforeCompile = (shader) => {
    shader.vertexShader = `varying vec3 spot;\n${shader.vertexShader}`.replace(
      "#include <begin_vertex>",
      "#include <begin_vertex>\nspot = position;",
    );
    shader.fragmentShader = `varying vec3 spot;\n${shader.fragmentShader}`.replace(
      "#include <color_fragment>",
      `#include <color_fragment>${underWaffle}`,
    );
  };
  const mesh = new Mesh(geometry, china);
  mesh.castShadow = mesh.receiveShadow = true;
  return mesh;
}

/** No light of the room comes far under a waffle's edge, and what does is warm. */
const underWaffle = `
vec2 beside = abs(spot.xz) - vec2(${half.x - 0.15}, ${half.z - 0.15});
float away = length(max(beside, 0.0)) - 0.15;
float lost = 1.0 - smoothstep(0.02, 0.42, away);
diffuseColor.rgb *= mix(vec3(1.0), vec3(0.62, 0.42, 0.27), lost * lost);`;

function printedRim(seed: number): CanvasTexture {
  const random = randomFrom(seed + 40);
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [512, 256];
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("This browser draws on no canvas.");
  pen.fillStyle = inks.paper;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.globalCompositeOperation = "multiply";
  const dot = (x: number, y: number, radius: number) => {
    pen.beginPath();
    for (const around of [-canvas.width, 0, canvas.width]) {
      pen.moveTo(x + around + radius, y);
      pen.ellipse(x + around, y, radius, radius * 0.86, 0, 0, 2 * Math.PI);
    }
    pen.fill();
  };
  const count = 10;
  for (let n = 0; n < count; n++) {
    const x = ((n + 0.5) / count) * canvas.width;
    pen.fillStyle = inks.pink;
    dot(x + random() * 2, 74 + random() * 2, 17);
    pen.fillStyle = inks.violet;
    dot(x + canvas.width / count / 2 + 2 + random() * 2, 74, 6);
  }
  pen.fillStyle = inks.violet;
  pen.fillRect(0, 30, canvas.width, 5);
  pen.fillStyle = inks.pink;
  pen.fillRect(0, 33, canvas.width, 5);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.wrapS = RepeatWrapping;
  texture.anisotropy = 8;
  return texture;
}

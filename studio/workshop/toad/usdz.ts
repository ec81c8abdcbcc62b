/** Writes the toad, sitting, as a USDZ file: for Quick Look, which moves no skin of ours. Centimetres. */
import { posed } from "./bound.ts";
import type { Mesh } from "./model.ts";
import { sitting } from "./poses.ts";
import { storedZip } from "./stored-zip.ts";

const materials: readonly Mesh["material"][] = ["skin", "wet"];

export function writeUsdz(meshes: readonly Mesh[], atlas: Uint8Array): Uint8Array {
  return storedZip([
    { name: "toad.usda", bytes: new TextEncoder().encode(scene(meshes)) },
    { name: "atlas.png", bytes: atlas },
  ]);
}

function scene(meshes: readonly Mesh[]): string {
  return `#usda 1.0
(
    defaultPrim = "Toad"
    metersPerUnit = 0.01
    upAxis = "Y"
)

def Xform "Toad" (
    assetInfo = { string name = "Toad" }
    kind = "component"
)
{
${materials
  .map((name) =>
    mesh(
      name,
      meshes.filter(({ material }) => material === name),
    ),
  )
  .join("\n")}
    def Scope "Materials"
    {
${materials.map(material).join("\n")}
    }
}
`;
}

function mesh(name: Mesh["material"], meshes: readonly Mesh[]): string {
  const bodies = meshes.map((mesh) => posed(mesh, sitting));
  let before = 0;
  const corners = meshes.flatMap(({ positions, triangles }) => {
    const from = before;
    before += positions.length;
    return triangles.flatMap((triangle) => triangle.map((corner) => from + corner));
  });
  const points = bodies.flatMap(({ positions }) => positions);
  const low = [0, 1, 2].map((axis) => Math.min(...points.map((at) => at[axis] ?? 0)));
  const high = [0, 1, 2].map((axis) => Math.max(...points.map((at) => at[axis] ?? 0)));
  const spots = meshes.flatMap(({ spots }) => spots.map(([u, v]) => [u, 1 - v]));
  return `    def Mesh "${name}" (
        prepend apiSchemas = ["MaterialBindingAPI"]
    )
    {
        float3[] extent = [${tuple(low, 2)}, ${tuple(high, 2)}]
        int[] faceVertexCounts = [${corners.filter((_, n) => n % 3 === 0).map(() => 3)}]
        int[] faceVertexIndices = [${corners}]
        point3f[] points = [${points.map((at) => tuple(at, 2))}]
        texCoord2f[] primvars:st = [${spots.map((spot) => tuple(spot, 4))}] (
            interpolation = "vertex"
        )
        uniform token subdivisionScheme = "none"
        rel material:binding = </Toad/Materials/${name}>
    }`;
}

function material(name: Mesh["material"]): string {
  const path = `/Toad/Materials/${name}`;
  // Printed: its colours are its own, whatever the light of the room.
  return `        def Material "${name}"
        {
            token outputs:surface.connect = <${path}/Surface.outputs:surface>

            def Shader "Surface"
            {
                uniform token info:id = "UsdPreviewSurface"
                color3f inputs:diffuseColor = (0, 0, 0)
                color3f inputs:emissiveColor.connect = <${path}/Atlas.outputs:rgb>
                float inputs:metallic = 0
                float inputs:roughness = 1
                token outputs:surface
            }

            def Shader "Atlas"
            {
                uniform token info:id = "UsdUVTexture"
                asset inputs:file = @atlas.png@
                float2 inputs:st.connect = <${path}/Spots.outputs:result>
                token inputs:sourceColorSpace = "sRGB"
                token inputs:wrapS = "clamp"
                token inputs:wrapT = "clamp"
                float3 outputs:rgb
            }

            def Shader "Spots"
            {
                uniform token info:id = "UsdPrimvarReader_float2"
                string inputs:varname = "st"
                float2 outputs:result
            }
        }`;
}

/** As short as it can be written. */
const tuple = (values: readonly number[], digits: number) =>
  `(${values.map((value) => String(Number(value.toFixed(digits)) + 0))})`;

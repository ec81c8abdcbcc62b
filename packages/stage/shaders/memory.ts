export interface Memory {
  /** The previous picture, to be read. */
  last: () => WebGLTexture | null;
  /** Whatever is drawn until `end` becomes the next memory. */
  begin: () => void;
  end: () => void;
  free: () => void;
}

/** Two square textures that take turns: one is read while the other is written. In half floats, or in bytes where half floats cannot be drawn to. */
export function rememberIn(gl: WebGL2RenderingContext, side: number): Memory {
  const isFine = gl.getExtension("EXT_color_buffer_float") ?? gl.getExtension("EXT_color_buffer_half_float");
  const sheets = [0, 1].map(() => {
    const texture = gl.createTexture();
    const frame = gl.createFramebuffer();
    gl.bindTexture(gl.TEXTURE_2D, texture);
    gl.texStorage2D(gl.TEXTURE_2D, 1, isFine ? gl.RGBA16F : gl.RGBA8, side, side);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.LINEAR);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.REPEAT);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.REPEAT);
    gl.bindFramebuffer(gl.FRAMEBUFFER, frame);
    gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0);
    gl.clearColor(0, 0, 0, 0);
    gl.clear(gl.COLOR_BUFFER_BIT);
    return { texture, frame };
  });
  gl.bindFramebuffer(gl.FRAMEBUFFER, null);
  let turn = 0;
  return {
    last: () => sheets[turn]?.texture ?? null,
    begin() {
      gl.bindFramebuffer(gl.FRAMEBUFFER, sheets[1 - turn]?.frame ?? null);
      gl.viewport(0, 0, side, side);
    },
    end() {
      gl.bindFramebuffer(gl.FRAMEBUFFER, null);
      turn = 1 - turn;
    },
    free() {
      for (const { texture, frame } of sheets) {
        gl.deleteFramebuffer(frame);
        gl.deleteTexture(texture);
      }
    },
  };
}

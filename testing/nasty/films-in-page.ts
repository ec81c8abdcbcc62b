import type * as Mediabunny from "mediabunny";

/** Runs in a page, so it uses nothing else of this file. Returns each file in base64. */
export async function makeFilms(): Promise<Record<string, string>> {
  const path = "/mediabunny.mjs";
  const bunny = (await import(path)) as typeof Mediabunny;
  const seconds = 0.5;
  const tags: Mediabunny.MetadataTags = {
    title: "A walk from Marsh Lane 7",
    artist: "Ada Pondwick",
    comment: "+51.5074-000.1278/",
    date: new Date("2026-05-01T12:00:00Z"),
  };
  const place = { ...tags, raw: { "©xyz": "+51.5074-000.1278/" } };

  const silence = {
    aac: {
      packet: [0x00, 0xc8, 0x00, 0x80, 0x23, 0x80],
      samples: 1024,
      config: {
        codec: "mp4a.40.2",
        sampleRate: 48_000,
        numberOfChannels: 1,
        description: new Uint8Array([0x11, 0x88]),
      },
    },
    mp3: {
      packet: [0xff, 0xfb, 0x14, 0xc4, ...Array.from({ length: 92 }, () => 0)],
      samples: 1152,
      config: { codec: "mp3", sampleRate: 48_000, numberOfChannels: 1 },
    },
  };

  async function addSilence(source: Mediabunny.EncodedAudioPacketSource, codec: "aac" | "mp3") {
    const { packet, samples, config } = silence[codec];
    const duration = samples / config.sampleRate;
    for (let at = 0; at * duration < seconds; at++) {
      const data = new Uint8Array(packet);
      await source.add(new bunny.EncodedPacket(data, "key", at * duration, duration), {
        decoderConfig: config,
      });
    }
    source.close();
  }

  async function addTone(source: Mediabunny.AudioSampleSource) {
    const data = Float32Array.from({ length: 48_000 * seconds }, (_, at) => Math.sin(at / 17) / 4);
    const format = "f32-planar" as const;
    await source.add(
      new bunny.AudioSample({ data, format, numberOfChannels: 1, sampleRate: 48_000, timestamp: 0 }),
    );
    source.close();
  }

  async function addPictures(source: Mediabunny.CanvasSource, pen: OffscreenCanvasRenderingContext2D) {
    for (let at = 0; at < 5; at++) {
      pen.fillStyle = "#f4ecd8";
      pen.fillRect(0, 0, 48, 64);
      pen.fillStyle = "#c2402c";
      pen.fillRect(at * 8, 20, 12, 12);
      await source.add(at / 10, 1 / 10);
    }
    source.close();
  }

  interface Order {
    format: Mediabunny.OutputFormat;
    video?: "avc" | "vp8";
    rotation?: 0 | 90;
    audio?: "aac" | "mp3" | "opus";
    tags: Mediabunny.MetadataTags;
    /** The kind of MP4 that the file says it is first of all. */
    brand?: string;
  }

  async function make({ format, video, rotation, audio, tags, brand }: Order): Promise<string> {
    const output = new bunny.Output({ format, target: new bunny.BufferTarget() });
    const adding: (() => Promise<void>)[] = [];
    if (video) {
      const canvas = rotation ? new OffscreenCanvas(64, 48) : new OffscreenCanvas(48, 64);
      const pen = canvas.getContext("2d", { alpha: false }) as OffscreenCanvasRenderingContext2D;
      const source = new bunny.CanvasSource(canvas, {
        codec: video,
        quality: new bunny.Quality({ bitrate: 20_000 }),
      });
      output.addVideoTrack(source, { frameRate: 10, ...(rotation && { rotation }) });
      adding.push(() => addPictures(source, pen));
    }
    if (audio === "opus") {
      const source = new bunny.AudioSampleSource({
        codec: "opus",
        quality: new bunny.Quality({ bitrate: 8000 }),
      });
      output.addAudioTrack(source);
      adding.push(() => addTone(source));
    } else if (audio) {
      const source = new bunny.EncodedAudioPacketSource(audio);
      output.addAudioTrack(source);
      adding.push(() => addSilence(source, audio));
    }
    output.setMetadataTags(tags);
    await output.start();
    await Promise.all(adding.map((add) => add()));
    await output.finalize();
    const bytes = new Uint8Array(output.target.buffer as ArrayBuffer);
    if (brand) bytes.set(new TextEncoder().encode(brand), 8);
    let binary = "";
    for (const byte of bytes) binary += String.fromCharCode(byte);
    return btoa(binary);
  }

  const mp4 = (fastStart: false | "in-memory" | "fragmented") =>
    new bunny.Mp4OutputFormat({ fastStart, metadataFormat: "udta" });
  const film = { video: "avc", rotation: 90, audio: "aac", tags: place } as const;
  return {
    "index-first.mp4": await make({ format: mp4("in-memory"), ...film }),
    "index-last.mp4": await make({ format: mp4(false), ...film }),
    "fragmented.mp4": await make({ format: mp4("fragmented"), ...film }),
    "sound-alone.mp4": await make({ format: mp4("in-memory"), audio: "aac", tags: place }),
    "silence.m4a": await make({ format: mp4("in-memory"), audio: "aac", tags: place, brand: "M4A " }),
    "film.webm": await make({ format: new bunny.WebMOutputFormat(), video: "vp8", audio: "opus", tags }),
    "recorded.webm": await make({
      format: new bunny.WebMOutputFormat({ appendOnly: true }),
      video: "vp8",
      audio: "opus",
      tags,
    }),
    "tone.ogg": await make({ format: new bunny.OggOutputFormat(), audio: "opus", tags }),
    "silence.mp3": await make({ format: new bunny.Mp3OutputFormat(), audio: "mp3", tags }),
  };
}

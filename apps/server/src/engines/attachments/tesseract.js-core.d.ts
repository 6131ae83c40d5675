/** What we use of packages that come without types. */
declare module 'tesseract.js-core/*' {
  export type TessBaseAPI = {
    Init(path: null, languages: string, engine: number, config?: string): number;
    SetVariable(name: string, value: string): boolean;
    SetPageSegMode(mode: number): void;
    /** Reads /input. Answers 1 when it cannot. */
    SetImageFile(exif: number, angle: number): number;
    Recognize(monitor: null): number;
    GetJSONText(): string;
    Clear(): void;
  };
  export type Core = {
    FS: { writeFile(path: string, data: Uint8Array): void; unlink(path: string): void };
    TessBaseAPI: new () => TessBaseAPI;
  };
  const load: (options: object) => Promise<Core>;
  export default load;
}

declare module 'heic-decode' {
  type Decoded = { width: number; height: number; data: Uint8ClampedArray };
  const decode: {
    all(options: {
      buffer: Uint8Array;
    }): Promise<{ width: number; height: number; decode(): Promise<Decoded> }[] & { dispose(): void }>;
  };
  export default decode;
}

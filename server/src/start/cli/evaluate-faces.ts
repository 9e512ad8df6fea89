import { access, readFile } from 'node:fs/promises';
import {
  detectFolder,
  detectionLine,
  evaluateFolder,
  evaluatePairs,
  type ScoredPair,
} from '@afc/screening/faces/evaluate';
import type { FacePool } from '@afc/screening/faces/pool';
import type { Command } from 'commander';
import { openFacePool } from '../../engines/gallery/open-face-pool.ts';
import { readConfig } from '../../platform/config/config.ts';
import { ensureDataFolder } from '../../platform/process/data-folder.ts';
import { createProgress } from './progress.ts';
import { openScoresFile } from './scores-file.ts';
import { print, type Terminal } from './terminal.ts';

interface Options {
  readonly folder?: string;
  readonly images?: string;
  readonly detect?: true;
  readonly scores?: string;
}

export function addEvaluateFaces(evaluate: Command, terminal: Terminal): void {
  evaluate
    .command('faces')
    .description('compare photos of known people, and print as JSON how well same and different people are told apart')
    .argument('[pairs]', 'a CSV file with the columns a, b and same; a and b are files below --images')
    .option('--folder <folder>', 'photos named like Person_0001.jpg, of which every one is compared with every other')
    .option('--images <folder>', 'the photos of the listed pairs')
    .option('--detect', 'only look for faces, and print one line of JSON for each photo')
    .option('--scores <file>', 'write the score of every pair into this CSV file')
    .action(async (pairs: string | undefined, options: Options) => {
      const folder = options.folder ?? options.images;
      if (!folder || (!options.folder && !pairs && !options.detect))
        throw new Error('Give --folder with photos, or a file of pairs and --images.');
      await withFacePool(terminal, (pool) =>
        options.detect
          ? detect(terminal, pool, folder)
          : compare(terminal, pool, { folder, pairs, scores: options.scores }),
      );
    });
}

interface Compared {
  readonly folder: string;
  readonly pairs: string | undefined;
  readonly scores: string | undefined;
}

async function compare(terminal: Terminal, pool: FacePool, { folder, pairs, scores }: Compared): Promise<void> {
  const progress = createProgress(terminal, 'Looking at photos');
  await access(folder); // before the scores of an earlier run are lost by a slip
  const csv = pairs && (await readFile(pairs, 'utf8'));
  const file = scores ? await openScoresFile(scores, ['a', 'b', 'same', 'cosine']) : undefined;
  const onPair = file && (({ a, b, same, cosine }: ScoredPair) => file.write([a, b, same, cosine]));
  const options = { pool, onProgress: progress.report, onPair };
  try {
    const figures =
      csv === undefined ? await evaluateFolder(folder, options) : await evaluatePairs(csv, folder, options);
    progress.end();
    print(terminal, JSON.stringify(figures, null, 2));
  } finally {
    progress.end();
    await file?.close();
  }
}

async function detect(terminal: Terminal, pool: FacePool, folder: string): Promise<void> {
  const progress = createProgress(terminal, 'Looking at photos');
  try {
    for await (const image of detectFolder(folder, { pool, onProgress: progress.report })) {
      progress.end(); // the line takes the bar's place
      print(terminal, detectionLine(image));
    }
  } finally {
    progress.end();
  }
}

/** The networks that AFC itself would use, without its database. */
async function withFacePool(terminal: Terminal, work: (pool: FacePool) => Promise<void>): Promise<void> {
  // A model of one's own has no thresholds before it was measured, which is what happens here.
  const config = readConfig({ FACE_CONSIDER: '1', FACE_BLACKLIST: '1', ...terminal.env });
  if (!config.face.modelFolder) ensureDataFolder(config.dataFolder);
  const pool = await openFacePool(config);
  try {
    await work(pool);
  } finally {
    await pool.close();
  }
}

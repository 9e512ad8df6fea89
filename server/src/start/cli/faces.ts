import type { Command } from 'commander';
import { reembedFaces } from '../../engines/gallery/reembed.ts';
import type { Context } from '../services/context.ts';
import { askingAtTheCommandLine } from './asking.ts';
import { createProgress } from './progress.ts';
import { counted, print, type Terminal } from './terminal.ts';
import { withServices } from './with-database.ts';

export function addFaceCommands(program: Command, terminal: Terminal): void {
  const faces = program.command('faces').description('the faces that people are compared with');

  faces
    .command('reembed')
    .description('embed the stored pictures anew after the face model was changed; may be interrupted and run again')
    .action(() => withServices(terminal, (context) => reembed(context, terminal), { withoutNames: true }));
}

async function reembed(context: Context, terminal: Terminal): Promise<void> {
  const progress = createProgress(terminal, 'Embedding pictures');
  const { model, embedded, withoutFace, missing } = await reembedFaces(context, {
    ...askingAtTheCommandLine(),
    onProgress: progress.report,
  }).finally(progress.end);
  print(terminal, `${counted(embedded, 'face was', 'faces were')} embedded with ${model}.`);
  if (withoutFace > 0)
    print(terminal, `${counted(withoutFace, 'picture has', 'pictures have')} no face that this model can use.`);
  if (missing > 0) print(terminal, `${counted(missing, 'picture is', 'pictures are')} not stored any more.`);
}

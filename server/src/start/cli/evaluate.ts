import type { Command } from 'commander';
import { addEvaluateFaces } from './evaluate-faces.ts';
import { addEvaluateNames } from './evaluate-names.ts';
import type { Terminal } from './terminal.ts';

export function addEvaluateCommands(program: Command, terminal: Terminal): void {
  const evaluate = program.command('evaluate').description('measure how well AFC recognises, on data of your own');
  addEvaluateFaces(evaluate, terminal);
  addEvaluateNames(evaluate, terminal);
}

/** Something the person who starts AFC can put right; its message is one sentence that names it. */
export class StartProblem extends Error {
  override name = 'StartProblem';
}

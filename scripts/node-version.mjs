/** The same as in package.json, which npm only warns of. */
export const oldestNode = '20.19';

/** What is said of a Node that is too old; else it would end in the stack of some package. */
export function nodeProblem(version) {
  const [oldest, given] = [oldestNode, version].map((text) => text.match(/\d+/g).map(Number));
  const isOld = given[0] < oldest[0] || (given[0] === oldest[0] && given[1] < oldest[1]);
  return isOld ? `AFC needs Node ${oldestNode} or newer, but this is ${version}.` : undefined;
}

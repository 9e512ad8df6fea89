import { documentationPath, endpoints } from '@afc/contract/endpoints';

const firstPart = (path) => path.split(/[/?]/)[1];
const firstParts = new Set([documentationPath, ...Object.values(endpoints).map(({ path }) => path)].map(firstPart));

/** Whether the server answers an address: all else are pages and their files. So it also answers calls that it lacks. */
export const isCall = (address) => firstParts.has(firstPart(address));

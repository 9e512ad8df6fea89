import { fileURLToPath } from 'node:url';

export interface SampleFigure {
  readonly file: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly dateBirth: string;
  readonly nationality: string;
}

/** The ten public figures; where their pictures come from stands in samples/README.md. */
export const sampleFigures: readonly SampleFigure[] = [
  figure('grace-hopper', 'Grace', 'Hopper', '1906-12-09', 'United States'),
  figure('eileen-collins', 'Eileen', 'Collins', '1956-11-19', 'United States'),
  figure('marie-curie', 'Marie', 'Curie', '1867-11-07', 'France'),
  figure('dmitri-mendeleev', 'Dmitri', 'Mendeleev', '1834-02-08', 'Russia'),
  figure('henry-moseley', 'Henry', 'Moseley', '1887-11-23', 'United Kingdom'),
  figure('charles-barkla', 'Charles', 'Barkla', '1877-06-07', 'United Kingdom'),
  figure('geronimo', 'Geronimo', 'Goyahkla', '1829-06-16', 'United States'),
  figure('otto-von-bismarck', 'Otto', 'von Bismarck', '1815-04-01', 'Germany'),
  figure('victor-emmanuel-iii', 'Victor Emmanuel', 'di Savoia', '1869-11-11', 'Italy'),
  figure('wolfgang-amadeus-mozart', 'Wolfgang Amadeus', 'Mozart', '1756-01-27', 'Austria'),
];

function figure(
  name: string,
  firstname: string,
  lastname: string,
  dateBirth: string,
  nationality: string,
): SampleFigure {
  const file = fileURLToPath(new URL(`../../../samples/${name}.jpg`, import.meta.url));
  return { file, firstname, lastname, dateBirth, nationality };
}

export function sampleEmail({ firstname, lastname }: SampleFigure): string {
  return `${firstname}.${lastname}@example.org`.toLowerCase().replaceAll(' ', '.');
}

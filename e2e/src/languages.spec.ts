import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { hold } from './hold.ts';
import { sample } from './people.ts';

const inSpanish = [
  ['/statistics', 'Gráfico de estadísticas'],
  ['/single-upload', 'Subir archivos'],
  ['/check-upload', 'Introduzca los datos que desea comprobar sin guardarlos en la base de datos'],
  ['/bulk-upload', 'Subida masiva'],
  ['/collision', 'Colisión de IA'],
  ['/list-clear', 'Lista de limpios'],
  ['/list-consider', 'Lista de casos por revisar'],
  ['/list-blacklisted', 'Lista negra'],
  ['/list-rejected', 'Lista de rechazados'],
  ['/list-check', 'Lista de comprobados'],
  ['/list-matches', 'Lista de coincidencias'],
  ['/test', 'Prueba'],
  ['/help', 'Manual de usuario de AFC'],
  ['/settings', 'Ajustes'],
  ['/settings/audit', 'Registro de auditoría'],
  ['/auth/forgot-password', 'Cambiar contraseña'],
] as const;

test('English is the default, and every page speaks Spanish once it is chosen', async ({ page, makeStaff, openAs }) => {
  await openAs(await makeStaff('Administrator'), '/statistics');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Statistics Graph');
  await page.evaluate(() => localStorage.setItem('afc.language', 'es'));
  for (const [path, title] of inSpanish) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(title);
    await expect(page.getByRole('navigation', { name: 'Navegación principal' })).toBeVisible();
  }
});

test.describe('errors', () => {
  test.use({ allowedConsole: /status of (406|500)/ });

  test('are told in the language of the page', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Español' }).click();
    await page.getByLabel('Usuario').fill('nobody@afc.test');
    await page.getByRole('textbox', { name: 'Contraseña' }).fill('wrong');
    await page.getByRole('button', { name: 'Entrar' }).click();
    await expect(page.getByText('Credenciales no válidas')).toHaveCount(2);
  });

  test('are told in the language that was chosen last, though another came after it', async ({ page, logIn }) => {
    await page.goto('/login');
    const release = await hold(page, '**/assets/es-*.js');
    const spanish = page.waitForResponse('**/assets/es-*.js');
    await page.getByRole('button', { name: 'Español' }).click();
    await page.getByRole('button', { name: 'English' }).click();
    release();
    await (await spanish).finished();
    await page.route('**/recognition/auth/login', (route) => route.fulfill({ status: 500, body: '' }));
    await logIn({ email: 'nobody@afc.test', password: 'any' });
    await expect(page.getByTestId('toast')).toHaveText('Connection error, please try again in a few minutes.');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

test('countries have their names in the language of the page; what is sent is the English one', async ({
  page,
  makeStaff,
  openAs,
}) => {
  const staff = await makeStaff('Operator');
  await page.addInitScript(() => localStorage.setItem('afc.language', 'es'));
  await openAs(staff, '/single-upload');
  await page.locator('input[type=file]').setInputFiles(sample('otto-von-bismarck'));
  const form = page.getByRole('form', { name: 'otto-von-bismarck.jpg' });
  const nationality = form.getByRole('combobox', { name: 'Nacionalidad' });
  await nationality.click();
  const names = await page.getByRole('option').allTextContents();
  expect(names.slice(0, 5)).toEqual(['España', 'Reino Unido', 'Afganistán', 'Albania', 'Alemania']);
  const others = names.slice(2);
  expect(others).toEqual(others.toSorted(new Intl.Collator('es').compare));
  for (const typed of ['alemania', 'Germany', 'de', 'DEU']) {
    await nationality.fill(typed);
    await expect(page.getByRole('option').first(), typed).toHaveText('Alemania');
  }
  await page.getByRole('option').first().click();
  await expect(nationality).toHaveValue('Alemania');
  const speak = async (panel: string, language: string) => {
    await page.getByRole('button', { name: panel, exact: true }).click();
    await page.getByRole('dialog').getByText(language).click();
    await page.keyboard.press('Escape');
  };
  await speak('Ajustes de pantalla', 'English');
  await expect(form.getByRole('combobox', { name: 'Nationality' })).toHaveValue('Germany');
  await speak('Display settings', 'Español');
  await expect(nationality).toHaveValue('Alemania');
  await form.getByLabel('Apellidos').fill('Ejemplo');
  await form.getByRole('button', { name: 'Subir' }).click();
  const petition = page.getByTestId('petition').filter({ hasText: 'Ejemplo' });
  await petition.getByRole('link').click();
  await expect(page.getByTestId('field-countryNationalityName')).toContainText('Alemania');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('Mayús');
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  expect(await staff.call('result', { params: { id } })).toMatchObject({ countryNationalityName: 'Germany' });
});

test('what the server says is asked for again in the language that is chosen', async ({ page, makeStaff, openAs }) => {
  await openAs(await makeStaff('Administrator'), '/settings');
  await expect(page.getByRole('heading', { name: 'Provider lists' })).toBeVisible();
  await page.getByRole('button', { name: 'Display settings', exact: true }).click();
  const inSpanish = page.waitForRequest(
    (request) => request.url().endsWith('/api/lists') && request.headers()['accept-language'] === 'es',
  );
  await page.getByRole('dialog').getByText('Español').click();
  await inSpanish;
  await expect(page.getByRole('heading', { name: 'Listas de proveedores' })).toBeVisible();
});

import { expect } from '@playwright/test';
import { test } from './fixtures.ts';

const inSpanish = [
  ['/statistics', 'Gráfico de estadísticas'],
  ['/single-upload', 'Subir archivos'],
  ['/check-upload', 'Introduzca los datos que desea comprobar sin guardarlos en la base de datos'],
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
  test.use({ allowedConsole: /status of 406/ });

  test('are told in the language of the page', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Español' }).click();
    await page.getByLabel('Usuario').fill('nobody@afc.test');
    await page.getByRole('textbox', { name: 'Contraseña' }).fill('wrong');
    await page.getByRole('button', { name: 'Entrar' }).click();
    await expect(page.getByText('Credenciales no válidas')).toHaveCount(2);
  });
});

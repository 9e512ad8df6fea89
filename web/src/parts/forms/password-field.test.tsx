import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../testing/render.tsx';
import { PasswordField } from './password-field.tsx';

test('a refused password is invalid for screen readers too, and no other is', async () => {
  await renderPart(
    <>
      <PasswordField label="Refused" error="Invalid credentials" />
      <PasswordField label="Taken" />
    </>,
  );
  expect(screen.getByLabelText('Refused').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByLabelText('Taken').hasAttribute('aria-invalid')).toBe(false);
});

import { aResult } from '@afc/contract/testing/results';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../../testing/render.tsx';
import { ResultRow } from './result-row.tsx';

test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
  'a click with %s opens no case beside what the browser does',
  async (key) => {
    const onOpen = vi.fn();
    await renderPart(
      <table>
        <tbody>
          <ResultRow result={aResult()} location="consider" onOpen={onOpen} />
        </tbody>
      </table>,
    );
    const row = screen.getByTestId('result');
    fireEvent.click(row, { [key]: true });
    expect(onOpen).not.toHaveBeenCalled();
    fireEvent.click(row);
    expect(onOpen).toHaveBeenCalledOnce();
  },
);

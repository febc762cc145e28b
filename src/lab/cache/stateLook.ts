import { css } from 'styled-components'
import { color } from '#ui/tokens.ts'
import type { CacheState } from './queryState.ts'

/** The style of each state. Pattern and height differ, so that colour is not needed to tell them apart. */
export const stateLook: Record<CacheState, ReturnType<typeof css>> = {
  fetching: css`
    height: 100%;
    border: 1px solid ${color.fetching};
    background: repeating-linear-gradient(135deg, ${color.fetching} 0 3px, ${color.fetchingSoft} 3px 8px);
  `,
  fresh: css`
    height: 100%;
    border: 1px solid ${color.fresh};
    background: ${color.fresh};
  `,
  stale: css`
    height: 100%;
    border: 1px solid ${color.stale};
    background: radial-gradient(${color.stale} 1.5px, transparent 2px) 0 0 / 7px 7px ${color.staleSoft};
  `,
  paused: css`
    height: 100%;
    border: 1px solid ${color.paused};
    background: repeating-linear-gradient(90deg, ${color.paused} 0 2px, ${color.pausedSoft} 2px 7px);
  `,
  inactive: css`
    height: 50%;
    border: 1.5px dashed ${color.inactive};
    background: ${color.surface};
  `,
  failed: css`
    height: 100%;
    border: 1px solid ${color.failed};
    background: repeating-linear-gradient(0deg, ${color.failed} 0 2px, ${color.failedSoft} 2px 6px);
  `,
  gone: css`
    height: 0;
    border-block-end: 2px dotted ${color.outline};
  `,
}

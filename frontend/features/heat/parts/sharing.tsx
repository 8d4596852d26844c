import { Cite, type Computation, EarlierAnswer } from '../../cite/index.ts';
import { type Exported, SaveMenu } from './save-menu.tsx';

interface SharingProps {
  readonly exported: Exported;
  readonly computation: Computation;
}

/** What a reader can do with the picture: save it, share its address, cite it. */
export function Sharing({ exported, computation }: SharingProps) {
  return (
    <>
      <div className="no-print flex gap-2">
        <SaveMenu {...exported} />
        <Cite {...computation} />
      </div>
      <div className="basis-full empty:hidden">
        <EarlierAnswer {...computation} />
      </div>
    </>
  );
}

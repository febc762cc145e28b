import { Diagram } from './Diagram.tsx'
import type { DiagramProps } from './Diagram.tsx'
import { Drawing, Arrow } from './Drawing.tsx'
import { Node } from './Node.tsx'

export const contextRenders = {
  title: 'Who renders when the name changes',
  words: `
both | One context: the provider of name and language | renders. Its value is a new object with the new name. → to One context: the component between
between | One context: the component between | does not render. It reads nothing. → to One context: the name → to One context: the language
name | One context: the name | renders, as it should.
language | One context: the language | renders, too. It reads the same context, though only the language in it.
providers | A context for each: the two providers | render. The value of one is new, that of the other is the same. → to A context for each: the component between
betweenTwo | A context for each: the component between | does not render. → to A context for each: the name → to A context for each: the language
nameOfTwo | A context for each: the name | renders.
languageOfTwo | A context for each: the language | does not render. Its context has the same value as before.
`,
}

/** Who renders when the name changes: with one context for everything, and with a context for each value. */
export function ContextRenders(props: DiagramProps) {
  return (
    <Diagram of={contextRenders} {...props}>
      <Drawing size={[768, 220]} box={[152, 44]}>
        <Node is="one" at={[184, 12]} look="word" says="One context" />
        <Node is="both" at={[184, 52]} look="loud" says={'provider of both\nrenders'} />
        <Node is="between" at={[184, 124]} look="quiet" says={'between\ndoes not render'} />
        <Node is="name" at={[96, 196]} look="loud" says={'name\nrenders'} />
        <Node is="language" at={[272, 196]} look="loud" says={'language\nrenders, too'} />
        <Node is="two" at={[584, 12]} look="word" says="A context for each" />
        <Node is="providers" at={[584, 52]} look="loud" says={'two providers\nrender'} />
        <Node is="betweenTwo" at={[584, 124]} look="quiet" says={'between\ndoes not render'} />
        <Node is="nameOfTwo" at={[496, 196]} look="loud" says={'name\nrenders'} />
        <Node is="languageOfTwo" at={[672, 196]} look="quiet" says={'language\ndoes not render'} />
        <Arrow by={[184, 74, 184, 88, 184, 102]} />
        <Arrow by={[157, 146, 140, 160, 123, 174]} />
        <Arrow by={[211, 146, 228, 160, 245, 174]} />
        <Arrow by={[584, 74, 584, 88, 584, 102]} />
        <Arrow by={[557, 146, 540, 160, 523, 174]} />
        <Arrow by={[611, 146, 628, 160, 645, 174]} />
      </Drawing>
      <Drawing size={[288, 464]} box={[128, 44]}>
        <Node is="one" at={[144, 12]} look="word" says="One context" />
        <Node is="both" at={[144, 48, 152]} look="loud" says={'provider of both\nrenders'} />
        <Node is="between" at={[144, 122, 152]} look="quiet" says={'between\ndoes not render'} />
        <Node is="name" at={[70, 196]} look="loud" says={'name\nrenders'} />
        <Node is="language" at={[218, 196]} look="loud" says={'language\nrenders, too'} />
        <Node is="two" at={[144, 250]} look="word" says="A context for each" />
        <Node is="providers" at={[144, 286, 152]} look="loud" says={'two providers\nrender'} />
        <Node is="betweenTwo" at={[144, 360, 152]} look="quiet" says={'between\ndoes not render'} />
        <Node is="nameOfTwo" at={[70, 434]} look="loud" says={'name\nrenders'} />
        <Node is="languageOfTwo" at={[218, 434]} look="quiet" says={'language\ndoes not render'} />
        <Arrow by={[144, 70, 144, 85, 144, 100]} />
        <Arrow by={[122, 144, 107, 159, 92, 174]} />
        <Arrow by={[166, 144, 181, 159, 196, 174]} />
        <Arrow by={[144, 308, 144, 323, 144, 338]} />
        <Arrow by={[122, 382, 107, 397, 92, 412]} />
        <Arrow by={[166, 382, 181, 397, 196, 412]} />
      </Drawing>
    </Diagram>
  )
}

import preview from './preview.ts'

const meta = preview.meta({ title: 'Bare', render: () => <p data-ready>Ready</p> })

export const Greeting = meta.story()

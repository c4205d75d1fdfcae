import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { EndpointAnswer } from '@ventanilla/contract/endpoint'
import { operations } from '@ventanilla/contract/generated/operations'
import type { operations as contract } from '@ventanilla/contract/operations.contract'
import type { ReactNode } from 'react'
import { call, CallError, failureText } from '../../client/network/http.ts'
import { showMessage } from '../../client/messages.ts'
import picture from '../../ui/illustrations/vacio-tareas.svg'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { formatInstant } from '../../ui/formats.tsx'
import { Note } from '../../ui/states/note.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SkeletonRows } from '../../ui/states/skeleton.tsx'
import { FiguresCard } from './figures-card.tsx'
import { LimitsCard } from './limits-card.tsx'
import { SealCard } from './seal-card.tsx'
import { WarningsCard } from './warnings-card.tsx'
import { Group } from './setback-group.tsx'
import { Setback } from './setback.tsx'
import { jobName, reasonOf, tries } from './operation-words.ts'

type Message = EndpointAnswer<(typeof contract)['operations.messages']>['body']['rows'][number]
type Job = EndpointAnswer<(typeof contract)['operations.jobs']>['body']['rows'][number]

const MESSAGES = ['operacion', 'mensajes']
const JOBS = ['operacion', 'trabajos']

/** Failed messages and jobs, with the reason and a retry; and the state of the seal. */
export default function OperationScreen() {
  const messages = useQuery({
    queryKey: MESSAGES,
    queryFn: async ({ signal }) => (await call(operations.messages, {}, { signal })).body.rows,
  })
  const jobs = useQuery({
    queryKey: JOBS,
    queryFn: async ({ signal }) => (await call(operations.jobs, {}, { signal })).body.rows,
  })
  const seal = useQuery({
    queryKey: ['operacion', 'sello'],
    queryFn: async ({ signal }) => (await call(operations.seal, {}, { signal })).body,
  })
  const warnings = useQuery({
    queryKey: ['operacion', 'avisos'],
    queryFn: async ({ signal }) => (await call(operations.warnings, {}, { signal })).body,
  })
  const error = messages.error ?? jobs.error ?? seal.error ?? warnings.error
  const ready =
    messages.data !== undefined &&
    jobs.data !== undefined &&
    seal.data !== undefined &&
    warnings.data !== undefined
  const forbidden = error instanceof CallError && error.status === 403
  return (
    <>
      <PageHeader
        title="Operación"
        subtitle="Mensajes y trabajos que el portal no pudo terminar solo, y el sello de la autoridad. Corrija la causa y vuelva a ponerlos en marcha."
      />
      {forbidden ? (
        <EmptyState title="No tiene permiso para ver esta página" picture={picture}>
          La atiende quien administra el portal.
        </EmptyState>
      ) : !ready && error !== null ? (
        <ErrorState
          onRetry={() => {
            void messages.refetch()
            void jobs.refetch()
            void seal.refetch()
            void warnings.refetch()
          }}
        >
          {failureText(error)}
        </ErrorState>
      ) : !ready ? (
        <SkeletonRows rows={4} height={112} />
      ) : (
        <div className="v-stack" data-gap="6">
          <WarningsCard warnings={warnings.data.rows} />
          {messages.data.length === 0 && jobs.data.length === 0 ? (
            <EmptyState
              title={
                warnings.data.rows.length + warnings.data.figures.length === 0 &&
                seal.data.processes.every((one) => one.seal.can)
                  ? 'Todo está en orden'
                  : 'Nada ha fallado'
              }
              picture={picture}
            >
              Los mensajes salieron y los trabajos terminaron.
            </EmptyState>
          ) : (
            <Setbacks messages={messages.data} jobs={jobs.data} />
          )}
          <LimitsCard />
          <SealCard seal={seal.data} />
          <FiguresCard figures={warnings.data.figures} />
        </div>
      )}
    </>
  )
}

function Setbacks({
  messages,
  jobs,
}: {
  readonly messages: readonly Message[]
  readonly jobs: readonly Job[]
}) {
  const resend = useAgain(MESSAGES, 'El mensaje volvió a la cola y sale en un momento', (id) =>
    call(operations.resend, { params: { id }, body: {} }),
  )
  const retry = useAgain(JOBS, 'El trabajo volvió a la cola', (id) =>
    call(operations.retry, { params: { id }, body: {} }),
  )
  const shown = (message: Message): ReactNode => (
    <Setback
      key={message.id}
      title={message.subject}
      about={`${message.channel === 'sms' ? 'Mensaje de texto' : 'Correo'} para ${message.to}`}
      badge={badgeOf(message)}
      reason={
        message.sent ? 'Un intento posterior fue aceptado: quizá llegó dos veces.' : reasonOf(message.error)
      }
      facts={[
        tries(message.attempts),
        `del ${formatInstant(message.createdAt)}`,
        ...(message.nextAt === null ? [] : [`se intenta de nuevo el ${formatInstant(message.nextAt)}`]),
      ]}
      technical={message.error}
      caseId={message.caseId}
      radicado={message.radicado}
      again={
        message.canResend
          ? {
              label: 'Volver a enviar',
              what: `a ${message.to}: ${message.subject}`,
              busy: resend.isPending && resend.variables === message.id,
              run: () => resend.mutate(message.id),
            }
          : null
      }
    />
  )
  const [over, doubtful, waiting] = [
    messages.filter((one) => one.canResend),
    messages.filter((one) => !one.canResend && one.state === 'dudoso'),
    messages.filter((one) => !one.canResend && one.state === 'reintentando'),
  ]
  return (
    <div className="v-stack" data-gap="6">
      {[resend, retry].map(
        ({ error }, at) =>
          error !== null && (
            <Note key={at === 0 ? 'mensaje' : 'trabajo'} tone="bad" role="alert" title="No volvió a la cola.">
              {failureText(error)}
            </Note>
          ),
      )}
      <Group title="Mensajes que no se pudieron enviar" rows={over.map(shown)}>
        El portal dejó de intentarlo. La persona no ha recibido este aviso.
      </Group>
      <Group
        title="Trabajos que fallaron"
        rows={jobs.map((job) => (
          <Setback
            key={job.id}
            title={jobName(job.kind)}
            about={null}
            badge={['bad', job.setAside ? 'Apartado' : 'Falló']}
            reason={reasonOf(job.error)}
            facts={[tries(job.attempts), `del ${formatInstant(job.createdAt)}`]}
            technical={job.error}
            caseId={job.caseId}
            radicado={job.radicado}
            again={{
              label: 'Reintentar',
              what: jobName(job.kind).toLocaleLowerCase('es'),
              busy: retry.isPending && retry.variables === job.id,
              run: () => retry.mutate(job.id),
            }}
          />
        ))}
      >
        El portal dejó de intentarlos: siguen solo cuando una persona los reintenta.
      </Group>
      <Group title="Mensajes que se siguen intentando" rows={waiting.map(shown)}>
        El portal los envía solo cuando la causa desaparece.
      </Group>
      <Group title="Mensajes que quizá llegaron dos veces" rows={doubtful.map(shown)}>
        El servidor recibió el mensaje pero no lo confirmó, y el portal lo envió otra vez.
      </Group>
    </div>
  )
}

function badgeOf(message: Message): ['bad' | 'warn' | 'info', string] {
  if (message.state === 'fallido') return ['bad', 'No salió']
  if (message.state === 'reintentando') return ['info', 'Se reintenta']
  return message.sent ? ['info', 'Enviado'] : ['warn', 'En duda']
}

/** Puts an entry back into its queue and refetches the list. */
function useAgain(key: readonly string[], done: string, work: (id: string) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: work,
    onSuccess: () => showMessage(done, 'success'),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  })
}
